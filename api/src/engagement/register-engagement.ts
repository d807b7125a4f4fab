import {
  addBookmark,
  deleteBookmark,
  listBookmarks,
  answerChatRequest,
  answerInterest,
  blockProfile,
  cancelChatRequest,
  isBlocked,
  listChatRequests,
  listInterests,
  removeInterest,
  reportUser,
  scoreUp,
  sendChatRequest,
  sendInterest,
  unblockProfile,
} from 'shared-contracts/calls/engagement';
import type { Api } from '../platform/context.ts';
import { serve } from '../platform/serve.ts';
import {
  answerAddBookmark,
  answerDeleteBookmark,
  answerListBookmarks,
} from './bookmarks.handlers.ts';
import { answerBlockProfile, answerIsBlocked, answerUnblockProfile } from './blocks.handlers.ts';
import {
  answerAnswerChatRequest,
  answerCancelChatRequest,
  answerListChatRequests,
  answerSendChatRequest,
} from './chat-requests.handlers.ts';
import {
  answerAnswerInterest,
  answerListInterests,
  answerRemoveInterest,
  answerSendInterest,
} from './interests.handlers.ts';
import { answerReportUser } from './reports.ts';
import { answerScoreUp } from './score-up.ts';

/** Puts what members ask of each other on the application. */
export function registerEngagement(api: Api): void {
  serve(api, listBookmarks, answerListBookmarks);
  serve(api, addBookmark, answerAddBookmark);
  serve(api, deleteBookmark, answerDeleteBookmark);
  serve(api, listInterests, answerListInterests);
  serve(api, sendInterest, answerSendInterest);
  serve(api, answerInterest, answerAnswerInterest);
  serve(api, removeInterest, answerRemoveInterest);
  serve(api, sendChatRequest, answerSendChatRequest);
  serve(api, listChatRequests, answerListChatRequests);
  serve(api, answerChatRequest, answerAnswerChatRequest);
  serve(api, cancelChatRequest, answerCancelChatRequest);
  serve(api, blockProfile, answerBlockProfile);
  serve(api, unblockProfile, answerUnblockProfile);
  serve(api, isBlocked, answerIsBlocked);
  serve(api, reportUser, answerReportUser);
  serve(api, scoreUp, answerScoreUp);
}
