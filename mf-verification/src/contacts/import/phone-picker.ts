import type { ContactSuggestion } from 'shared-contracts/calls/contacts';

/** What of the Contact Picker API is used; Chrome on Android has it, most others do not. */
interface ContactPicker {
  select(
    properties: readonly ('name' | 'tel')[],
    options: { readonly multiple: boolean },
  ): Promise<readonly { readonly name?: readonly string[]; readonly tel?: readonly string[] }[]>;
}

/** The phone's own picker; null where there is none. */
export function phonePicker(): ContactPicker | null {
  const { contacts } = navigator as { contacts?: ContactPicker };
  return typeof contacts?.select === 'function' ? contacts : null;
}

/** The people picked on the phone; none when the picker was closed. Nothing leaves the phone. */
export async function pickOnPhone(picker: ContactPicker): Promise<ContactSuggestion[]> {
  const picked = await picker.select(['name', 'tel'], { multiple: true });
  if (picked.length === 0) return [];
  const { readPhone } = await import('shared-contracts/domain/phone-number');
  return picked.flatMap(({ name = [], tel = [] }) => {
    const numbers = new Map<string, ContactSuggestion['phones'][number]>();
    for (const written of tel.filter((one) => one.trim() !== '')) {
      const read = readPhone(written);
      const phone = read.problem === null ? read.e164 : written;
      numbers.set(phone, { phone, problem: read.problem });
    }
    const phones = [...numbers.values()].toSorted(
      (a, b) => Number(a.problem !== null) - Number(b.problem !== null),
    );
    const [first] = phones;
    return first === undefined ? [] : [{ name: name[0] ?? '', phone: first.phone, phones }];
  });
}
