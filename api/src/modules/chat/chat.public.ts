// What other modules, the channel and the stores of files may use of chat; nobody reaches past it (decision 154).

export { tellCounts } from './tell-chat.ts';
export { dropEmptyThread, openThread } from './threads.store.ts';
