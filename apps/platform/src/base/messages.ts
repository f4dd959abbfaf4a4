import { loadMessages, type Locale, type Messages, type Namespace } from '@constella/i18n';

interface MessagesState {
  locale: Locale;
  messages: Messages;
}

/** The active language and the texts loaded for it so far. */
export interface MessageStore {
  subscribe: (listener: () => void) => () => void;
  get: () => MessagesState;
  /** Resolves when the namespaces are there in the active language. */
  require: (namespaces: readonly Namespace[]) => Promise<void>;
  /**
   * Loads everything required so far in the other language, then switches at once. Rejects and
   * keeps the language when a catalogue cannot be fetched.
   */
  setLocale: (locale: Locale) => Promise<void>;
}

/** @param load serves the catalogues; tests and stories may bring their own. */
export function createMessageStore(initial: Locale, load = loadMessages): MessageStore {
  let state: MessagesState = { locale: initial, messages: {} };
  let target = initial;
  /** Namespaces needed, and when each is there. */
  const required = new Map<Namespace, Promise<void> | undefined>();
  const listeners = new Set<() => void>();

  // Loads for the language asked for last, however often it changes while texts are on their way.
  // Another language comes whole; in the one that is shown, what is missing does not keep back the
  // rest. Answers what is missing, and why.
  const reload = async (): Promise<Map<Namespace, unknown>> => {
    const locale = target;
    const wanted = [...required.keys()];
    const failures = new Map<Namespace, unknown>();
    const parts = await Promise.all(
      wanted.map((namespace) =>
        load(locale, [namespace]).catch((error: unknown) => {
          failures.set(namespace, error);
        }),
      ),
    );
    if (locale !== target || wanted.length !== required.size) return reload();
    if (locale !== state.locale) for (const error of failures.values()) throw error;
    // A slower load of before, which missed something, takes nothing away.
    const known = locale === state.locale ? state.messages : {};
    state = { locale, messages: Object.assign({}, known, ...parts) as Messages };
    listeners.forEach((listener) => listener());
    return failures;
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
    async require(namespaces) {
      const missing = namespaces.filter((namespace) => !required.has(namespace));
      if (missing.length > 0) {
        missing.forEach((namespace) => required.set(namespace, undefined));
        const loading = reload();
        for (const namespace of missing) {
          const there = loading.then((failures) => {
            if (failures.has(namespace)) throw failures.get(namespace);
          });
          required.set(namespace, there);
          there.catch(() => required.delete(namespace));
        }
      }
      await Promise.all(namespaces.map(async (namespace) => required.get(namespace)));
    },
    async setLocale(locale) {
      target = locale;
      await reload().catch((error: unknown) => {
        target = state.locale;
        throw error;
      });
    },
  };
}
