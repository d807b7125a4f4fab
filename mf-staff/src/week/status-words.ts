import type { CallStatus } from 'shared-contracts/domain/call-status';
import type { TextNamespace } from 'shared-contracts/i18n/i18n';

/** The outcomes of a call in words, as the call logs have them. */
export type StatusWords = TextNamespace<Readonly<Record<CallStatus, string>>>;
