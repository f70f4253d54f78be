/** What we use of saxen, which comes without types. */
declare module 'saxen' {
  type Attributes = Readonly<Record<string, string>>;
  export class Parser {
    ns(prefixes: Readonly<Record<string, string>>): this;
    on(event: 'openTag', listener: (name: string, attributes: () => Attributes, decode: (text: string) => string) => void): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    on(event: 'text', listener: (text: string, decode: (text: string) => string) => void): this;
    on(event: 'cdata', listener: (text: string) => void): this;
    on(event: 'attention' | 'error', listener: (what: unknown) => void): this;
    write(text: string): this;
    end(): Error | undefined;
  }
}
