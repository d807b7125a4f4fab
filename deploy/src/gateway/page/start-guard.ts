import { createHash } from 'node:crypto';
import { recordRemoteOutcomes } from 'shared-contracts/calls/releases';
import { escapeHtml } from 'shared-contracts/domain/escape-html';

/**
 * Name in the query by which a page says that it did not start: with the build of its shell, `NO_SHELL` where the next one
 * did not start either, or empty where only the network failed.
 */
export const SHELL_FAILED = 'shell-failed';
export const NO_SHELL = 'all';

/** First node of `#root` until React has drawn the page in the place of the frame. */
export const NOT_STARTED = '<!---->';

/** Beats of a second, on a visible page that answers: after an error of the shell, and without one once all is loaded. */
const BEATS_AFTER_ERROR = 3;
const BEATS_IN_SILENCE = 30;
/** Between two tries to reach the gateway, in ms. */
const RETRY_MS = 5000;

/**
 * Runs before the shell and leads to the same address with another build of it, once, when it does not start: its script
 * did not come although the gateway answers, its code threw and nothing was drawn, nothing was drawn at all, or the tab's
 * previous load hung with the same build and a person reloaded it. A slow page is waited for, and so is the network. The
 * name in the address is what keeps it from a second time, also without storage; it is removed before the shell reads it.
 */
const SCRIPT = `(()=>{
const d=document,l=location,name='${SHELL_FAILED}',build=d.currentScript.dataset.shell,again=l.search.includes(name+'=');
let gone,failed,asked,cut,beats=0;
if(again)history.replaceState(history.state,'',l.href.replace(/[?&]${SHELL_FAILED}=[^&#]*/,''));
const note=on=>{try{const s=sessionStorage,was=s.getItem(name);on?s.setItem(name,build):s.removeItem(name);return was}catch(e){return null}};
const back=(phase,value)=>{
if(gone)return;
gone=1;
clearInterval(timer);
note(0);
if(phase)navigator.sendBeacon('${recordRemoteOutcomes.path}',new Blob([JSON.stringify({outcomes:[{unit:'shell',build,outcome:again?'crashed':'fell_back',phase}]})],{type:'application/json'}));
l.replace(l.origin+l.pathname+l.search+(l.search?'&':'?')+name+'='+(again?'${NO_SHELL}':value??build)+l.hash);
};
const ask=src=>(asked=1,fetch(src,{method:'HEAD',cache:'no-store'}).then(({status:s})=>{
if(s>499||s==429)throw s;
cut?back('',''):back('load');
}).catch(()=>{cut=1;setTimeout(ask,${RETRY_MS},src)}));
const timer=setInterval(()=>{
const n=d.getElementById('root')?.firstChild;
if(n&&n.nodeType!=8){gone=1;clearInterval(timer);note(0)}
else if(!asked&&!d.hidden&&(failed||d.readyState=='complete'&&navigator.onLine)&&++beats>=(failed?${BEATS_AFTER_ERROR}:${BEATS_IN_SILENCE}))back(failed?'error':'silent');
},1000);
const threw=(error,file)=>{if(!gone&&!failed&&String(error?.stack||file).includes('/a/shell/')){failed=1;beats=0}};
addEventListener('error',e=>{const t=e.target;if(t.defer&&t.src.includes('/a/shell/'))ask(t.src);else threw(e.error,e.filename)},true);
addEventListener('unhandledrejection',e=>threw(e.reason));
const end=()=>note(0);
addEventListener('pagehide',end);
d.addEventListener('visibilitychange',end);
if(note(!d.hidden)==build&&performance.getEntriesByType('navigation')[0]?.type=='reload')back('silent');
})()`;

/** As a content security policy names it. */
export const START_GUARD_HASH = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`;

/** The script of every page; what it is about is beside its text, so that one hash is right for all. */
export function startGuard(shellBuild: string): string {
  return `<script data-shell="${escapeHtml(shellBuild)}">${SCRIPT}</script>`;
}
