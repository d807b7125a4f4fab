// The public API of chat for other modules, the channel and the file stores (decision 154).

export { storeMessageIn, type MessageRow } from './messages.store.ts';
export { tellCounts, tellStored } from './tell-chat.ts';
export { dropEmptyThread, openThread } from './threads.store.ts';
