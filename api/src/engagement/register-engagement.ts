import {
  addBookmark,
  deleteBookmark,
  listBookmarks,
  answerInterest,
  listInterests,
  removeInterest,
  sendInterest,
} from 'shared-contracts/calls/engagement';
import type { Api } from '../platform/context.ts';
import { serve } from '../platform/serve.ts';
import {
  answerAddBookmark,
  answerDeleteBookmark,
  answerListBookmarks,
} from './bookmarks.handlers.ts';
import {
  answerAnswerInterest,
  answerListInterests,
  answerRemoveInterest,
  answerSendInterest,
} from './interests.handlers.ts';

/** Puts what members ask of each other on the application. */
export function registerEngagement(api: Api): void {
  serve(api, listBookmarks, answerListBookmarks);
  serve(api, addBookmark, answerAddBookmark);
  serve(api, deleteBookmark, answerDeleteBookmark);
  serve(api, listInterests, answerListInterests);
  serve(api, sendInterest, answerSendInterest);
  serve(api, answerInterest, answerAnswerInterest);
  serve(api, removeInterest, answerRemoveInterest);
}
