import { isIP } from 'node:net';

import { fallbackLocale, locales } from '@constella/i18n';
import { z } from 'zod';

import { StartError } from '../base/start-error.js';
import { isLoopback } from './loopback.js';

/** A setting that cannot be used, in one sentence for the person who starts the server. */
export class SettingsError extends StartError {
  override name = 'SettingsError';
}

const url = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an http or https address` }).optional();
const key = (name: string, prefix: string) =>
  z.string().startsWith(prefix, `${name} must begin with ${prefix}`).optional();
const text = z.string().optional();
const isHere = (address: string): boolean =>
  URL.canParse(address) &&
  new URL(address).protocol === 'http:' &&
  isLoopback(new URL(address).hostname);

/** Ranges of addresses that Express knows by name. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];
/** An address, a range such as `10.0.0.0/8`, or a range's name. */
function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (most === undefined) return namedRanges.includes(text);
  if (bits === undefined) return true;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}
const trustProxy =
  'TRUST_PROXY must be a number of proxies from 0 to 9, or their addresses with commas between, such as loopback, 10.0.0.0/8';

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'PORT must be a whole number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'PORT must be a whole number from 0 to 65535')
    .default(4_000),
  HOST: z.string().default('127.0.0.1'),
  DATA_FILE: z.string().default('.data/db.json'),
  STATIC_DIR: text,
  ALLOWED_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .refine(
      (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      'ALLOWED_ORIGINS must be a list of origins such as https://example.org, with commas between',
    )
    .default([]),
  /** As Express understands it; `true`, which believes anybody, is not among it. */
  TRUST_PROXY: z
    .string()
    .transform((text) => (/^\d$/.test(text) ? Number(text) : text.split(/\s*,\s*/)))
    .refine((value) => typeof value === 'number' || value.every(isAddressRange), trustProxy)
    .default(0),
  OFFLINE_PACE_MS: z
    .string()
    .regex(/^\d{1,4}$/, 'OFFLINE_PACE_MS must be a whole number from 0 to 9999')
    .transform(Number)
    .default(24),
  SEED_LANGUAGE: z
    .enum(locales, `SEED_LANGUAGE must be one of ${locales.join(', ')}`)
    .default(fallbackLocale),
  LLM_BASE_URL: url('LLM_BASE_URL'),
  LLM_API_KEY: text,
  OPENROUTER_API_KEY: text,
  PERPLEXITY_API_KEY: text,
  MODEL_KEY_SECRET: z
    .string()
    .min(16, 'MODEL_KEY_SECRET must have 16 characters or more')
    .optional(),
  /** Programs as servers of tools run with the rights of this server: nobody gets them unasked. */
  MCP_PROGRAMS: z.enum(['on', 'off'], 'MCP_PROGRAMS must be on or off').default('off'),
  STRIPE_SECRET_KEY: key('STRIPE_SECRET_KEY', 'sk_'),
  STRIPE_PUBLISHABLE_KEY: key('STRIPE_PUBLISHABLE_KEY', 'pk_'),
  STRIPE_WEBHOOK_SECRET: key('STRIPE_WEBHOOK_SECRET', 'whsec_'),
  /** The secret key is sent there, so it has to be this machine. */
  STRIPE_API_BASE: z
    .string()
    .refine(isHere, 'STRIPE_API_BASE must be an http address of this machine')
    .optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  OIDC_ISSUER: url('OIDC_ISSUER').refine(
    (issuer) => !issuer || issuer.startsWith('https:') || isLoopback(new URL(issuer).hostname),
    'OIDC_ISSUER must be an https address, unless it is on this machine',
  ),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  PUBLIC_URL: z
    .string()
    .refine(
      (address) =>
        /^https?:/.test(address) && URL.canParse(address) && new URL(address).origin === address,
      'PUBLIC_URL must be an origin such as https://constella.example.org',
    )
    .optional(),
  MAIL_LOG: z.enum(['links', 'none'], 'MAIL_LOG must be links or none').optional(),
  DEMO_ACCOUNTS: z.enum(['on', 'off'], 'DEMO_ACCOUNTS must be on or off').optional(),
  SCENARIOS: z.enum(['on', 'off'], 'SCENARIOS must be on or off').optional(),
  WRITES_PER_MINUTE: z
    .string()
    .regex(/^\d{1,6}$/, 'WRITES_PER_MINUTE must be a whole number from 0 (no limit) to 999999')
    .transform((text) => Number(text) || Infinity)
    .optional(),
  NODE_ENV: text,
});

/** The settings of a server, from its environment. */
export type Settings = z.output<typeof schema>;

/** Settings that make sense only together. */
const pairs = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
] as const satisfies readonly (readonly [keyof Settings, keyof Settings])[];
/** Settings that mean nothing without another one. */
const needs = [
  ['OIDC_CLIENT_ID', 'OIDC_ISSUER'],
  ['OIDC_CLIENT_SECRET', 'OIDC_CLIENT_ID'],
] as const satisfies readonly (readonly [keyof Settings, keyof Settings])[];
/** Never repeated in a message. */
const secret = /KEY|SECRET/;

/**
 * Reads the settings; an empty one counts as absent.
 *
 * @throws {SettingsError} naming the first that cannot be used.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const value = secret.test(name) ? '' : `; it is "${String(given[name])}"`;
    throw new SettingsError(`${issue?.message ?? `${name} cannot be used`}${value}.`);
  }
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'] as const)
    if (parsed.data[name] && !parsed.data.STRIPE_SECRET_KEY)
      throw new SettingsError(`${name} is for STRIPE_SECRET_KEY, which is missing.`);
  for (const [one, other] of pairs) {
    const missing = parsed.data[one] ? other : one;
    if (Boolean(parsed.data[one]) !== Boolean(parsed.data[other]))
      throw new SettingsError(`${one} and ${other} belong together: ${missing} is missing.`);
  }
  for (const [one, other] of needs)
    if (parsed.data[one] && !parsed.data[other])
      throw new SettingsError(`${one} needs ${other}, which is missing.`);
  const { OIDC_ISSUER, OIDC_CLIENT_ID, GOOGLE_CLIENT_ID } = parsed.data;
  if (OIDC_ISSUER && !OIDC_CLIENT_ID && !GOOGLE_CLIENT_ID)
    throw new SettingsError('OIDC_ISSUER needs OIDC_CLIENT_ID, which is missing.');
  return parsed.data;
}
