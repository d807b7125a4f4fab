/** First words that a match offers, by their texts. */
export const OPENERS = ['match.opener.family', 'match.opener.day', 'match.opener.call'] as const;
