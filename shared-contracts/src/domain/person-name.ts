/**
 * A text without a phone number, an address or markup: no three digits of any script in a row, also with a sign between
 * them, and none of what addresses are made of, in full width neither.
 */
export const WITHOUT_CONTACT = /^(?!.*(?:(?:\p{Nd}[\s._-]?){3}|[@<＠＜／/]|[wｗ]{3}))/isu;

/** First and last name as one reads them; either may be empty. */
export function personName(person: { readonly name: string; readonly lastName: string }): string {
  return `${person.name} ${person.lastName}`.trim();
}
