// The public API of engagement for other modules, the channel and the file stores (decision 154).

export { acceptByReply } from './ask-with-answer.ts';
export { findConcerned } from './concerned.store.ts';
export { countWaitingInterests } from './interests.store.ts';
export {
  notifyChanged,
  notifyConcerned,
  notifyVisibility,
  REQUEST_LISTS,
} from './notify-changes.ts';
export { type Shown, cardOf, toRequest } from './request-replies.ts';
export {
  countOnPage,
  PENDING,
  requestCards,
  requestPage,
  requestsOnPage,
} from './requests.store.ts';
