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
  /** What is needed, and when it is there. */
  const required = new Map<Namespace, Promise<void> | undefined>();
  const listeners = new Set<() => void>();

  // Loads for the language asked for last, however often it changes while texts are on their way.
  const reload = async (): Promise<void> => {
    const locale = target;
    const wanted = [...required.keys()];
    const messages = await load(locale, wanted);
    if (locale !== target || wanted.length !== required.size) return reload();
    state = { locale, messages };
    listeners.forEach((listener) => listener());
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
        const note = (loading?: Promise<void>) =>
          missing.forEach((namespace) => required.set(namespace, loading));
        note();
        note(
          reload().catch((error: unknown) => {
            missing.forEach((namespace) => required.delete(namespace));
            throw error;
          }),
        );
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
