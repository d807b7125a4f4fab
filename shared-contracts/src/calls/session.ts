import * as z from 'shared-contracts/schema';
import { PLAN_CODES } from '../domain/plan.ts';
import { defineCall } from './call.ts';
import { dataOf, UserId } from './schemas.ts';

/** The six session keys of section 3; the browser stores exactly these. */
export const SessionReply = z.object({
  token: z.string(),
  userId: UserId,
  name: z.string(),
  /** Address of the primary photo, or null. */
  userPic: z.nullable(z.string()),
  myplan: z.enum(PLAN_CODES),
  isAdmin: z.boolean(),
});
export type SessionReply = z.infer<typeof SessionReply>;

/** Ours: ends this session; its token dies and its sockets close (readings, 'Drafts and signing out'). */
export const signOut = defineCall({
  method: 'POST',
  path: '/api/v1/sign_out',
  access: 'member',
  summary: 'End this session',
  reply: dataOf(z.object({ signed_out: z.literal(true) })),
});
