// What the server is put together from: the calls of engagement, and its jobs and rules (decision 154).
import type { CallShape } from 'shared-contracts/calls/call';
import {
  addBookmark,
  addNotForMe,
  deleteBookmark,
  deleteNotForMe,
  listBookmarks,
  listNotForMe,
  resetNotForMe,
  answerChatRequest,
  answerInterest,
  blockProfile,
  cancelChatRequest,
  isBlocked,
  listBlocked,
  listChatRequests,
  listInterests,
  removeInterest,
  reportUser,
  scoreUp,
  sendChatRequest,
  sendInterest,
  unblockProfile,
} from 'shared-contracts/calls/engagement';
import { changesBudget } from '../../platform/calls/changes-budget.ts';
import type { Api } from '../../platform/calls/context.ts';
import { serve, type Handler } from '../../platform/calls/serve.ts';
import {
  answerBlockProfile,
  answerIsBlocked,
  answerListBlocked,
  answerUnblockProfile,
} from './blocks.handlers.ts';
import {
  answerAddBookmark,
  answerAddNotForMe,
  answerDeleteBookmark,
  answerDeleteNotForMe,
  answerListBookmarks,
  answerListNotForMe,
  answerResetNotForMe,
} from './bookmarks.handlers.ts';
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
  const perCaller = changesBudget(api.parts);

  /** Each of these makes the other person's pages fetch again, so they are limited. Blocking is never refused. */
  function limited<const Shape extends CallShape & { access: 'member' }>(
    answer: Handler<Shape>,
  ): Handler<Shape> {
    return async (input, context) => {
      await perCaller.spend(context.caller.budgetKey);
      return answer(input, context);
    };
  }

  serve(api, listBookmarks, answerListBookmarks);
  serve(api, addBookmark, answerAddBookmark);
  serve(api, deleteBookmark, answerDeleteBookmark);
  serve(api, listNotForMe, answerListNotForMe);
  serve(api, addNotForMe, answerAddNotForMe);
  serve(api, deleteNotForMe, answerDeleteNotForMe);
  serve(api, resetNotForMe, answerResetNotForMe);
  serve(api, listInterests, answerListInterests);
  serve(api, sendInterest, limited(answerSendInterest));
  serve(api, answerInterest, limited(answerAnswerInterest));
  serve(api, removeInterest, answerRemoveInterest);
  serve(api, sendChatRequest, limited(answerSendChatRequest));
  serve(api, listChatRequests, answerListChatRequests);
  serve(api, answerChatRequest, limited(answerAnswerChatRequest));
  serve(api, cancelChatRequest, answerCancelChatRequest);
  serve(api, blockProfile, answerBlockProfile);
  serve(api, unblockProfile, limited(answerUnblockProfile));
  serve(api, isBlocked, answerIsBlocked);
  serve(api, listBlocked, answerListBlocked);
  serve(api, reportUser, answerReportUser(api.parts));
  serve(api, scoreUp, answerScoreUp);
}
