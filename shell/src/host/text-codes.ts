/** A/B code of 'Delete my account' (readings, 'ab'). */
export const DELETE_ACCOUNT_CODE = 'NAV-DA';
