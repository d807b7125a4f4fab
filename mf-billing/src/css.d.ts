// The bundler takes stylesheets; they have no exports.
declare module '*.css';
