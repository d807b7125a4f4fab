import type { ContactSuggestion } from 'shared-contracts/calls/contacts';
import { beginGoogleConsent, suggestContacts } from 'shared-contracts/calls/contacts';
import { sortByName } from 'shared-contracts/domain/name-order';
import { useHost } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { phonePicker, pickOnPhone } from './phone-picker.ts';
import { partsOf, textOfFile } from './read-book.ts';

/** Where contacts come from. */
export type BookSource =
  | { readonly from: 'phone' }
  | { readonly from: 'file'; readonly file: Blob }
  | { readonly from: 'text'; readonly text: string }
  | { readonly from: 'google'; readonly code: string; readonly state: string };

/** Who is in an address book, and what of it is not shown. */
export interface Book {
  readonly people: readonly ContactSuggestion[];
  readonly unread: number;
  readonly leftOut: number;
}

/** Reads an address book; nothing of it is kept but on this page. */
export function useBook() {
  const { send } = useHost();
  return useMutation({
    mutationFn: async (source: BookSource): Promise<Book> => {
      if (source.from === 'phone') {
        const picker = phonePicker();
        const people = picker === null ? [] : await pickOnPhone(picker);
        return { people, unread: 0, leftOut: 0 };
      }
      if (source.from === 'google') {
        const { code, state } = source;
        return bookOf([(await send(suggestContacts, { body: { code, state } })).data]);
      }
      const text = source.from === 'file' ? await textOfFile(source.file) : source.text;
      const replies: Reply[] = [];
      for (const part of partsOf(text))
        replies.push((await send(suggestContacts, { body: { text: part } })).data);
      return bookOf(replies);
    },
  });
}

/** Goes to Google, which comes back to this page. */
export function useGoogle() {
  const { send } = useHost();
  return useMutation({
    mutationFn: () => send(beginGoogleConsent, {}),
    onSuccess: ({ data }) => window.location.assign(data.url),
  });
}

interface Reply {
  readonly data: readonly ContactSuggestion[];
  readonly unread: number;
  readonly left_out: number;
}

/** Parts put together, each person once, by name in either script. */
function bookOf(replies: readonly Reply[]): Book {
  const people = new Map(
    replies.flatMap(({ data }) => data).map((one) => [JSON.stringify(one), one] as const),
  );
  const sum = (of: (reply: Reply) => number) =>
    replies.reduce((total, reply) => total + of(reply), 0);
  return {
    people: sortByName([...people.values()]),
    unread: sum(({ unread }) => unread),
    leftOut: sum(({ left_out }) => left_out),
  };
}
