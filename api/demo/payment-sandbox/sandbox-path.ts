/** Where the site shows the sandbox to browsers. */
export const SANDBOX_PATH = '/sandbox/razorpay';
