/** A folder and its floors, from the roof to the ground. */
export interface House {
  folder: string;
  /** The workspace packages it may import; a house within a house says nothing of it. */
  uses?: readonly string[];
  /**
   * `a → b` is a floor down: a file uses its own room and what stands further right. Rooms of one
   * floor may use each other where `+` stands between them, and never where it is `|`. `screens/*`
   * is one room for each folder in `screens`, `*` one for each entry that is not named, and `**`
   * the same where they may use each other. Without floors the folder is one room.
   */
  floors?: string;
  /** The floors tests and stories see. @default all of them; `down` is as everything else */
  tests?: 'down';
}

/** The apps and packages from the roof to the ground, and the floors of each. */
export const house: readonly House[] = [
  {
    folder: 'apps/platform',
    uses: ['@constella/forms', '@constella/ui', '@constella/i18n', '@constella/api-client'],
  },
  {
    folder: 'apps/platform/src',
    floors: 'app → routes → hubs → screens/* → assistants → runs → records → base',
    tests: 'down',
  },
  { folder: 'apps/platform/src/assistants', floors: 'index.ts → * → shared' },
  { folder: 'apps/mock-server', uses: ['@constella/i18n', '@constella/api-client'] },
  {
    folder: 'apps/mock-server/src',
    floors:
      'node | browser | conformance → scenarios → seed → handlers → runs | mail → models | money → prose → store → base',
  },
  {
    folder: 'apps/mock-server/src/handlers',
    floors: 'create-handlers.ts + create-context.ts → calls → resources → sign-in → docs → http',
  },
  {
    folder: 'apps/mock-server/src/runs',
    floors: 'engine → ethics → assistants → mcp → program → memory',
  },
  {
    folder: 'apps/mock-server/src/runs/assistants',
    floors: 'run-texts.ts | finished-example.ts → index.ts → * → shared',
  },
  {
    folder: 'packages/forms',
    uses: ['@constella/ui', '@constella/i18n', '@constella/api-client'],
  },
  {
    folder: 'packages/forms/src',
    floors:
      'index.ts | validate.ts → * → company-form + company-field + edit-conflict + form-of + form-guide.ts → model-field | password → field → draft → namespaces.ts',
  },
  { folder: 'packages/ui', uses: [] },
  {
    folder: 'packages/ui/src',
    floors:
      'index.ts | data-table.ts → charts → graph → components + provider + icons → guide | labels | a11y → tokens | duration-text.ts',
  },
  { folder: 'packages/api-client', uses: [] },
  {
    folder: 'packages/api-client/src',
    floors:
      'index.ts → react | conformance → openapi → rows + client.ts + client-types.ts + http → contract',
  },
  { folder: 'packages/i18n', uses: [] },
];
