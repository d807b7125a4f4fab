// What the server is put together from: the calls of content, and its jobs and rules (decision 154).

export { registerAds } from './ad-requests/register-ads.ts';
export { registerContent } from './register-content.ts';
