import { relationKey, type RelationKey } from 'shared-contracts/domain/relations';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { tell } from './biodata-labels.ts';
import { oneLine } from './printed-text.ts';

/** What a family contact is to the person, in English, Marathi and Hindi. */
const RELATIONS: Readonly<Record<RelationKey, readonly [string, string, string]>> = {
  father: ['Father', 'वडील', 'पिता'],
  mother: ['Mother', 'आई', 'माता'],
  elderBrother: ['Elder brother', 'मोठा भाऊ', 'बड़े भाई'],
  youngerBrother: ['Younger brother', 'धाकटा भाऊ', 'छोटे भाई'],
  elderSister: ['Elder sister', 'मोठी बहीण', 'बड़ी बहन'],
  youngerSister: ['Younger sister', 'धाकटी बहीण', 'छोटी बहन'],
  kaka: ['Uncle (kaka)', 'काका', 'चाचा / ताऊ'],
  mama: ['Uncle (mama)', 'मामा', 'मामा'],
  atya: ['Aunt (atya)', 'आत्या', 'बुआ'],
  maushi: ['Aunt (maushi)', 'मावशी', 'मौसी'],
  grandfather: ['Grandfather', 'आजोबा', 'दादा / नाना'],
  grandmother: ['Grandmother', 'आजी', 'दादी / नानी'],
  guardian: ['Guardian', 'पालक', 'अभिभावक'],
  familyFriend: ['Family friend', 'कुटुंबाचे स्नेही', 'पारिवारिक मित्र'],
};

/** A relation as the biodata's readers know it; words of a member's own as they are. */
export function relationIn(language: Locale, saved: string): string {
  const key = relationKey(saved);
  return key === null ? oneLine(saved) : tell(RELATIONS[key], language);
}
