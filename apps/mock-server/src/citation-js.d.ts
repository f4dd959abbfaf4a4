/** The library that reads and writes bibliographies has no types of its own: what is used of it. */
declare module '@citation-js/core' {
  export const plugins: {
    readonly input: {
      chain(text: string, options: { forceType: string; generateGraph: false }): object[];
    };
    readonly output: {
      format(format: 'bibtex' | 'ris', items: readonly object[], options?: object): string;
    };
    readonly config: {
      get(plugin: '@bibtex'): { format: { asciiOnly: boolean; useIdAsLabel: boolean } };
    };
  };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
