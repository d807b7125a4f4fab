import { escapeHtml } from 'shared-contracts/domain/escape-html';
import { messagesOf, type Conversation } from './conversations.store.ts';
import { PAGE_END, pageStart } from './pages.ts';
import type { Subject } from './part.ts';

/** A conversation as a page, message by message. */
export async function* conversationPage(
  { db, id, words }: Subject,
  { threadId, name }: Conversation,
): AsyncGenerator<string> {
  const { text, time } = words;
  yield pageStart(words, `${text('part.messages')}: ${name}`);
  yield `<p><a href="../index.html">${escapeHtml(text('page.back'))}</a></p><div class="wide"><table><tbody>\n`;
  for await (const { isMine, body, at } of messagesOf(db, id, threadId)) {
    const who = isMine ? text('messages.me') : name;
    yield `<tr><td class="muted">${time(at)}</td><td>${escapeHtml(who)}</td><td>${escapeHtml(body)}</td></tr>\n`;
  }
  yield `</tbody></table></div>${PAGE_END}`;
}

/** All conversations as one JSON list. */
export async function* conversationsJson(
  { db, id, words }: Subject,
  conversations: readonly Conversation[],
): AsyncGenerator<string> {
  const { text, time } = words;
  let before = '[\n';
  for (const { threadId, name } of conversations) {
    for await (const { isMine, body, at } of messagesOf(db, id, threadId)) {
      const message = {
        [text('of.first_name')]: name,
        [text('of.direction')]: text(isMine ? 'said.sent' : 'said.received'),
        [text('of.date')]: time(at),
        [text('of.message')]: body,
      };
      yield before + JSON.stringify(message);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
