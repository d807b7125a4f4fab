import * as z from 'zod/mini';

// zod/mini brings no words of its own: without this every issue reads 'Invalid input'.
z.config(z.locales.en());
