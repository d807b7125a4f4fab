/** Browsers inside other apps, and others that run no frame of a payment provider. */
const WITHOUT_FRAMES =
  /\bFB_IAB\b|\bFBA[NV]\b|\bInstagram\b|\bLinkedInApp\b|\bSnapchat\b|\bLine\/|\bMicroMessenger\b|\bTwitter\b|\bOpera Mini\b|\bUCBrowser\b|; wv\)/;

/** True where the provider's page must take the whole window and send the browser back (`callback_url`). */
export function isInAppBrowser(userAgent: string): boolean {
  return WITHOUT_FRAMES.test(userAgent);
}
