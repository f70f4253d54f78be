import { Component, signal } from '@angular/core';
import type { BankEvent, CardApplyElement } from '@bankside/widgets';
import { bankTags } from './bank-tags';
import { Bank } from './quick';

@Component({
  selector: 'partner-page',
  imports: [...bankTags, Bank],
  template: `
    <button (click)="isThere.set(!isThere())">toggle</button>
    <button (click)="change()">change</button>
    <output>{{ heard().join(' ') }}</output>
    @if (isThere()) {
      <card-apply
        id="card"
        apiBase="https://bank.example"
        linkPath="kestrel"
        density="compact"
        [locale]="locale()"
        [prefill]="prefill()"
        (bank-ready)="hear($event)"
      />
    }
    <app-bank />
  `,
})
export class Page {
  readonly isThere = signal(true);
  readonly locale = signal('en');
  readonly prefill = signal<CardApplyElement['prefill']>({ first_name: 'Aiko' });
  readonly heard = signal<readonly string[]>([]);
  hear({ type }: BankEvent<'bank-ready'>) {
    this.heard.update((before) => [...before, type]);
  }
  change() {
    this.locale.set('ja');
    this.prefill.set({ first_name: 'Mei' });
  }
}
