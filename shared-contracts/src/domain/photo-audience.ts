/**
 * Who may see a member's photos, each narrower than the one before: everyone (visitors get them watermarked), members,
 * identity-verified members, and matches only (readings, 'photo privacy').
 */
export const PHOTO_AUDIENCES = ['everyone', 'members', 'verified', 'matched'] as const;
export type PhotoAudience = (typeof PHOTO_AUDIENCES)[number];
