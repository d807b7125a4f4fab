// The public API of billing for other modules, the channel and the file stores (decision 154).

export { forgetBuyer } from './forget-buyer.store.ts';
export { claimGrants, lockAddress } from './orders/claim-grants.ts';
export { findHistory } from './orders/order-history.store.ts';
export { settleBefore } from './orders/settle-before-leaving.ts';
