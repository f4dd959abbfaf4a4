import type { NextConfig } from 'next';

/** No style element; React writes custom properties into `style` attributes, and those alone. */
const policy = "style-src 'self'; style-src-attr 'unsafe-inline'";

const config: NextConfig = {
  devIndicators: false,
  // Next.js itself shows its messages with style elements while developing.
  headers: () =>
    Promise.resolve(
      process.env.NODE_ENV === 'production'
        ? [
            {
              source: '/:path*',
              headers: [{ key: 'Content-Security-Policy', value: policy }],
            },
          ]
        : [],
    ),
};

export default config;
