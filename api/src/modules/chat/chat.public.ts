// The public API of chat for other modules, the channel and the file stores (decision 154).

export { tellCounts } from './tell-chat.ts';
export { dropEmptyThread, openThread } from './threads.store.ts';
