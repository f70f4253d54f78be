'use client';
/**
 * A public tag as a React component, for React 18 and 19: objects arrive as properties (also when the tag is defined later),
 * events as handlers. On a server it renders the tag with room kept, and nothing else.
 */
import {
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type ReactNode,
  type RefAttributes,
} from 'react';
import type { EventName } from '../runtime/element-port.ts';
import { defineElements } from './index.ts';
import type { BankEvent } from './generated/typings.ts';

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${Capitalize<First>}${Pascal<Rest>}` : Capitalize<Name>;
/** 'bank-step-change' → 'onStepChange' */
type Handler<Name extends string> = Name extends `bank-${infer Rest}` ? `on${Pascal<Rest>}` : never;
const handlerOf = (event: string) => event.replace(/^bank/, 'on').replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());

type Handlers<Names extends EventName> = { readonly [Name in Names as Handler<Name>]?: (event: BankEvent<Name>) => void };
export type ComponentProps<E, P extends keyof E, Names extends EventName> = Partial<Pick<E, P>> &
  Handlers<Names> &
  Omit<HTMLAttributes<E>, P | Handler<Names>> & { readonly children?: ReactNode };
export type BankComponent<E, P> = ForwardRefExoticComponent<P & RefAttributes<E>>;

const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
/** Kept by a picture of no content: an attribute, because a policy may refuse styles in markup. The element does not show it. */
const room = {
  'card-apply': 720,
  'card-apply-status': 420,
  'card-apply-qr': 420,
  'deposit-address': 720,
  'kyc-wizard': 720,
  'card-list': 720,
  'bank-session': 0,
} as const;

export function bankComponent<E extends HTMLElement, P extends object>(
  tag: keyof typeof room,
  properties: readonly string[],
  events: readonly EventName[],
): BankComponent<E, P> {
  const handlers = events.map((event) => [handlerOf(event), event] as const);
  const ours = new Set([...properties, ...handlers.map(([handler]) => handler)]);
  const Component = forwardRef<E, P>(function BankTag(props, outer) {
    const element = useRef<E>(null);
    const current = useRef<Readonly<Record<string, unknown>>>({});
    useImperativeHandle<E | null, E | null>(outer, () => element.current, []);
    useBrowserEffect(() => {
      const before = current.current;
      const now = props as Readonly<Record<string, unknown>>;
      current.current = now;
      const { current: target } = element;
      if (target) for (const name of properties) if (now[name] !== before[name]) Reflect.set(target, name, now[name]);
    });
    useBrowserEffect(() => {
      const { current: target } = element;
      void defineElements({ only: [tag] });
      const stops = handlers.map(([handler, event]) => {
        const listen = (fired: Event) => {
          const handle = current.current[handler];
          if (fired.target === target && typeof handle === 'function') (handle as (fired: Event) => void)(fired);
        };
        target?.addEventListener(event, listen);
        return () => target?.removeEventListener(event, listen);
      });
      return () => stops.forEach((stop) => stop());
    }, []);
    const { children, className, ...rest } = props as HTMLAttributes<E>;
    const plain = Object.fromEntries(Object.entries(rest).filter(([name]) => !ours.has(name)));
    const named = className === undefined ? {} : { class: className }; // React 18 leaves the names of a tag's attributes as they are
    const kept = room[tag] > 0 && createElement('svg', { key: 'room', width: 1, height: room[tag], 'aria-hidden': true });
    return createElement(tag, { ...plain, ...named, ref: element }, kept, children);
  });
  return Component as unknown as BankComponent<E, P>;
}
