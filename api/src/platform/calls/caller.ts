import type { Duty } from 'shared-contracts/calls/call';
import type { PlanCode } from 'shared-contracts/domain/plan';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes it, once its access was checked; null for a visitor. */
    caller: Caller | null;
  }
}

/** Who makes a request, read from the database for this request. */
export interface Caller {
  /** User id of the wire. */
  readonly id: string;
  readonly email: string;
  /** By which budgets of a member are counted: a keyed hash of the address, so that they outlive the account. */
  readonly budgetKey: string;
  readonly role: 'member' | 'staff';
  /** Of staff; they count for nothing without the role. */
  readonly duties: readonly Duty[];
  /** The plan in force now: a paid plan that ended counts as Hope. */
  readonly plan: PlanCode;
  /** When the account was made. */
  readonly joinedAt: Date;
  readonly sessionId: string;
  /** When this session was signed in. */
  readonly signedInAt: Date;
  /** Of staff whose account has a second factor: when this session gave a code last, null for never; else 'none'. */
  readonly factor: 'none' | { readonly givenAt: Date | null };
  /** Of staff: the latest call of this session before this one. */
  readonly activeAt: Date;
}
