// What the server is put together from: the calls of engagement, and its jobs and rules (decision 154).

export { registerEngagement } from './register-engagement.ts';
