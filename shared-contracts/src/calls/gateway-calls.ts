import { releaseDeskCalls } from './release-desk.ts';
import { recordRemoteOutcomes } from './releases.ts';

/** Calls that the gateway answers itself, beside those of the API in `allCalls`: they work while the API is away. */
export const gatewayCalls = [recordRemoteOutcomes, ...releaseDeskCalls] as const;
