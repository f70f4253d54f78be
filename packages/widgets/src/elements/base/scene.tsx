/**
 * All that r2wc defines: one private element within a tag's shadow root, which React draws in. Not the tags themselves: as
 * r2wc's they fail nine probes (D-022, D-174), so each of those is a class of our own (element.ts).
 */
import { policyStart } from '@bankside/core/rules/policy/policy-start.ts';
import r2wc from '@r2wc/react-to-web-component';
import type { ReactNode } from 'react';

type Lifetime = { connectedCallback(): void; disconnectedCallback(): void };
const Rendered = r2wc(Drawn) as new () => HTMLElement & Lifetime;

function Drawn({ container }: { readonly container?: HTMLElement }): ReactNode {
  return container instanceof SceneElement ? container.content : null;
}

/** Drawn once, when it is connected. r2wc unmounts whenever its element leaves the document, also when it is only moved; this one when end() is called. */
export class SceneElement extends Rendered {
  content: ReactNode = null;
  override disconnectedCallback(): void {}
  end(): void {
    super.disconnectedCallback();
    this.content = null;
    this.remove();
  }
}
/** A name for each version, for two of them may be on one page. */
customElements.define(`bankside-scene-${policyStart.app.version.replaceAll('.', '-')}`, SceneElement);
