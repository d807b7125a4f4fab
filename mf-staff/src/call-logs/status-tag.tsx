export { StatusTag } from '../call-status/status-tag.tsx';
