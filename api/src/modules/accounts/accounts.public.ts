// The public API of accounts for other modules, the channel and the file stores (decision 154).

export { birthdateComplaint } from './birthdate.rules.ts';
export { madeForComplaint } from './made-for.rules.ts';
export { leavePhone } from './phone/leave-phone.ts';
export { PLAN_COLUMNS, planInForce } from './plan-in-force.ts';
export { findPlan } from './plan.store.ts';
export { isFresh } from './prove-owner.ts';
export { callerOf, callersOf } from './sessions/authenticate.ts';
export { changedSessions, isRunning } from './sessions/live-sessions.store.ts';
export { sessionEnd, sessionLimits, type SessionLimits } from './sessions/session-end.ts';
export { type TokenClaims, readSignedToken, readToken } from './sessions/session-token.ts';
