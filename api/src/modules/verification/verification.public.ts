// What other modules, the channel and the stores of files may use of verification; no one reaches past it (decision 154).

export {
  type Reviewer,
  claimRow,
  claimState,
  holderOf,
  isHeldBy,
} from './review/claim-state.store.ts';
