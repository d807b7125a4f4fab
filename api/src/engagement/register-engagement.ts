import {
  answerInterest,
  listInterests,
  removeInterest,
  sendInterest,
} from 'shared-contracts/calls/engagement';
import type { Api } from '../platform/context.ts';
import { serve } from '../platform/serve.ts';
import {
  answerAnswerInterest,
  answerListInterests,
  answerRemoveInterest,
  answerSendInterest,
} from './interests.handlers.ts';

/** Puts what members ask of each other on the application. */
export function registerEngagement(api: Api): void {
  serve(api, listInterests, answerListInterests);
  serve(api, sendInterest, answerSendInterest);
  serve(api, answerInterest, answerAnswerInterest);
  serve(api, removeInterest, answerRemoveInterest);
}
