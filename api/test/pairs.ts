import type { CallReply } from 'shared-contracts/calls/call';
import {
  answerChatRequest,
  blockProfile,
  sendChatRequest,
} from 'shared-contracts/calls/engagement';
import { getConversation, markRead, sendMessage } from 'shared-contracts/calls/messaging';
import { send, type TestApp } from './app.ts';
import type { TestMember } from './members.ts';
import { addPerson, type PersonChange } from './people.ts';

/** A bride and a groom, of whom he asked her to chat and she accepted, unless told otherwise. */
export async function addPair(
  t: TestApp,
  {
    accept = true,
    her = {},
    him = {},
  }: { accept?: boolean; her?: PersonChange; him?: PersonChange } = {},
): Promise<{ asha: TestMember; rohan: TestMember; request: string }> {
  const asha = await addPerson(t, 'female', { profile: { name: 'Asha' }, ...her });
  const rohan = await addPerson(t, 'male', { profile: { name: 'Rohan' }, ...him });
  const body = { to: asha.id, accepted: false, declined: false };
  const asked = await send(t, sendChatRequest, { body }, rohan.token);
  const { id: request } = asked.body['data'] as { id: string };
  if (accept) await answer(t, asha, request, true);
  return { asha, rohan, request };
}

/** Accepts or declines a chat request. */
export function answer(t: TestApp, who: TestMember, id: string, accepted: boolean) {
  const body = { accepted, declined: !accepted };
  return send(t, answerChatRequest, { params: { id }, body }, who.token);
}

/** Sends a message. */
export function say(
  t: TestApp,
  from: TestMember,
  to: { readonly id: string },
  message = 'Namaste',
  client_id?: string,
) {
  const body = { to: to.id, message, ...(client_id === undefined ? {} : { client_id }) };
  return send(t, sendMessage, { body }, from.token);
}

/** Marks as read. */
export function read(
  t: TestApp,
  who: TestMember,
  other: { readonly id: string },
  sequence: number,
) {
  return send(t, markRead, { body: { with: other.id, sequence } }, who.token);
}

/** A page of a conversation. */
export async function talkOf(
  t: TestApp,
  who: TestMember,
  other: { readonly id: string },
  query: { before?: number; since?: number } = {},
) {
  const params = { a: who.id, b: other.id };
  const { body } = await send(t, getConversation, { params, query }, who.token);
  return (body as CallReply<typeof getConversation>).data;
}

/** Shuts somebody out. */
export function block(t: TestApp, blocker: TestMember, blocked: { readonly id: string }) {
  return send(t, blockProfile, { body: { profileId: blocked.id } }, blocker.token);
}
