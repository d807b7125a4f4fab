// What the server is put together from: the calls of content, and its jobs and rules (decision 154).
import { saveTextOverride } from 'shared-contracts/calls/ab-texts';
import { getBlog, getLegal, listBlogs, listFeatures } from 'shared-contracts/calls/content';
import { testAd } from 'shared-contracts/calls/leads';
import { getKeys, getTextOverrides } from 'shared-contracts/calls/site';
import type { Api } from '../../platform/calls/context.ts';
import { serve } from '../../platform/calls/serve.ts';
import { keptForVisitors } from '../../platform/http/public-replies.ts';
import { answerGetBlog, answerGetLegal, answerListBlogs } from './content.handlers.ts';
import { answerListFeatures } from './features.handlers.ts';
import { offerAds, answerTestAd } from './offer-ads.ts';
import {
  answeringGetKeys,
  answerGetTextOverrides,
  answerSaveTextOverride,
} from './site.handlers.ts';

export { registerAds } from './ad-requests/register-ads.ts';

/** Puts posts, terms, ads and the site's public settings on the application. */
export function registerContent(api: Api): void {
  serve(api, listBlogs, keptForVisitors(answerListBlogs));
  serve(api, getBlog, keptForVisitors(answerGetBlog));
  serve(api, getLegal, keptForVisitors(answerGetLegal));
  serve(api, listFeatures, keptForVisitors(answerListFeatures));
  serve(api, testAd, answerTestAd);
  offerAds(api);
  serve(api, getKeys, keptForVisitors(answeringGetKeys(api.parts)));
  serve(api, getTextOverrides, answerGetTextOverrides);
  serve(api, saveTextOverride, answerSaveTextOverride);
}
