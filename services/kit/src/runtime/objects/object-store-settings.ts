import { z } from 'zod';

/** Where the object store is and who asks it. Whoever needs it extends its settings with these; the secret belongs among those that `refuseUnsafe` looks through. */
export const objectStoreSettings = z.object({
  /** Address of its interface, without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  OBJECT_STORE_URL: z.url({ protocol: /^https?$/, error: 'give an address such as https://s3.example.test' }),
  OBJECT_STORE_REGION: z.string().regex(/^[a-z0-9-]+$/, 'give a region such as eu-central-1'),
  OBJECT_STORE_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'give the name of a bucket: small letters, digits, dots and dashes',
    ),
  OBJECT_STORE_ACCESS_KEY: z.string().min(1),
  OBJECT_STORE_SECRET_KEY: z.string().min(1),
});

/** What `objectStoreSettings` reads. */
export type ObjectStoreSettings = z.infer<typeof objectStoreSettings>;
