/** The most points that a Gun Milan can have (section 9). */
export const GUN_MILAN_MOST = 36;
