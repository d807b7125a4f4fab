// What the server is put together from: the calls of analytics, and its jobs and rules (decision 154).

export { registerAnalytics } from './register-analytics.ts';
