// Stylesheets are imported for their effect; the bundler makes files of them.
declare module '*.css';
