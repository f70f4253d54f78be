/** Made from elements.ts by scripts/embed-manifests.mjs. The public tags in templates of Angular, typed: copy this file into your app and import bankTags. */
import { Directive, ElementRef, EventEmitter, Input, Output, inject } from '@angular/core';
import type * as tag from '@bankside/widgets';

/** <card-apply> The debit card application: four steps, or one page, by an apply link or by a signed-in session. */
@Directive({ selector: 'card-apply', standalone: true })
export class CardApplyDirective {
  readonly element = inject<ElementRef<tag.CardApplyElement>>(ElementRef).nativeElement;
  @Input() set apiBase(value: tag.CardApplyElement['apiBase']) {
    this.element.apiBase = value;
  }
  @Input() set locale(value: tag.CardApplyElement['locale']) {
    this.element.locale = value;
  }
  @Input() set messagesUrl(value: tag.CardApplyElement['messagesUrl']) {
    this.element.messagesUrl = value;
  }
  @Input() set theme(value: tag.CardApplyElement['theme']) {
    this.element.theme = value;
  }
  @Input() set density(value: tag.CardApplyElement['density']) {
    this.element.density = value;
  }
  @Input() set isolation(value: tag.CardApplyElement['isolation']) {
    this.element.isolation = value;
  }
  @Input() set loading(value: tag.CardApplyElement['loading']) {
    this.element.loading = value;
  }
  @Input() set linkPath(value: tag.CardApplyElement['linkPath']) {
    this.element.linkPath = value;
  }
  @Input() set userRef(value: tag.CardApplyElement['userRef']) {
    this.element.userRef = value;
  }
  @Input() set variant(value: tag.CardApplyElement['variant']) {
    this.element.variant = value;
  }
  @Input() set step(value: tag.CardApplyElement['step']) {
    this.element.step = value;
  }
  @Input() set readonly(value: tag.CardApplyElement['readonly']) {
    this.element.readonly = value;
  }
  @Input() set hideHeader(value: tag.CardApplyElement['hideHeader']) {
    this.element.hideHeader = value;
  }
  @Input() set autofocus(value: tag.CardApplyElement['autofocus']) {
    this.element.autofocus = value;
  }
  @Input() set metrics(value: tag.CardApplyElement['metrics']) {
    this.element.metrics = value;
  }
  @Input() set session(value: tag.CardApplyElement['session']) {
    this.element.session = value;
  }
  @Input() set prefill(value: tag.CardApplyElement['prefill']) {
    this.element.prefill = value;
  }
  @Input() set fields(value: tag.CardApplyElement['fields']) {
    this.element.fields = value;
  }
  @Input() set beforeSubmit(value: tag.CardApplyElement['beforeSubmit']) {
    this.element.beforeSubmit = value;
  }
  @Input() set messages(value: tag.CardApplyElement['messages']) {
    this.element.messages = value;
  }
  @Input() set translations(value: tag.CardApplyElement['translations']) {
    this.element.translations = value;
  }
  @Input() set appearance(value: tag.CardApplyElement['appearance']) {
    this.element.appearance = value;
  }
  @Output('bank-ready') readonly bankReady = new EventEmitter<tag.BankEvent<'bank-ready'>>();
  @Output('bank-load-error') readonly bankLoadError = new EventEmitter<tag.BankEvent<'bank-load-error'>>();
  @Output('bank-error') readonly bankError = new EventEmitter<tag.BankEvent<'bank-error'>>();
  @Output('bank-navigate') readonly bankNavigate = new EventEmitter<tag.BankEvent<'bank-navigate'>>();
  @Output('bank-step-change') readonly bankStepChange = new EventEmitter<tag.BankEvent<'bank-step-change'>>();
  @Output('bank-validation') readonly bankValidation = new EventEmitter<tag.BankEvent<'bank-validation'>>();
  @Output('bank-draft-saved') readonly bankDraftSaved = new EventEmitter<tag.BankEvent<'bank-draft-saved'>>();
  @Output('bank-submit') readonly bankSubmit = new EventEmitter<tag.BankEvent<'bank-submit'>>();
  @Output('bank-submitted') readonly bankSubmitted = new EventEmitter<tag.BankEvent<'bank-submitted'>>();
  @Output('bank-session-expiring') readonly bankSessionExpiring = new EventEmitter<tag.BankEvent<'bank-session-expiring'>>();
  @Output('bank-session-expired') readonly bankSessionExpired = new EventEmitter<tag.BankEvent<'bank-session-expired'>>();
  @Output('bank-metric') readonly bankMetric = new EventEmitter<tag.BankEvent<'bank-metric'>>();
}

/** <card-apply-status> What became of an application. */
@Directive({ selector: 'card-apply-status', standalone: true })
export class CardApplyStatusDirective {
  readonly element = inject<ElementRef<tag.CardApplyStatusElement>>(ElementRef).nativeElement;
  @Input() set apiBase(value: tag.CardApplyStatusElement['apiBase']) {
    this.element.apiBase = value;
  }
  @Input() set locale(value: tag.CardApplyStatusElement['locale']) {
    this.element.locale = value;
  }
  @Input() set messagesUrl(value: tag.CardApplyStatusElement['messagesUrl']) {
    this.element.messagesUrl = value;
  }
  @Input() set theme(value: tag.CardApplyStatusElement['theme']) {
    this.element.theme = value;
  }
  @Input() set density(value: tag.CardApplyStatusElement['density']) {
    this.element.density = value;
  }
  @Input() set isolation(value: tag.CardApplyStatusElement['isolation']) {
    this.element.isolation = value;
  }
  @Input() set loading(value: tag.CardApplyStatusElement['loading']) {
    this.element.loading = value;
  }
  @Input() set linkPath(value: tag.CardApplyStatusElement['linkPath']) {
    this.element.linkPath = value;
  }
  @Input() set applicationNo(value: tag.CardApplyStatusElement['applicationNo']) {
    this.element.applicationNo = value;
  }
  @Input() set viewToken(value: tag.CardApplyStatusElement['viewToken']) {
    this.element.viewToken = value;
  }
  @Input() set messages(value: tag.CardApplyStatusElement['messages']) {
    this.element.messages = value;
  }
  @Input() set translations(value: tag.CardApplyStatusElement['translations']) {
    this.element.translations = value;
  }
  @Input() set appearance(value: tag.CardApplyStatusElement['appearance']) {
    this.element.appearance = value;
  }
  @Output('bank-ready') readonly bankReady = new EventEmitter<tag.BankEvent<'bank-ready'>>();
  @Output('bank-load-error') readonly bankLoadError = new EventEmitter<tag.BankEvent<'bank-load-error'>>();
  @Output('bank-error') readonly bankError = new EventEmitter<tag.BankEvent<'bank-error'>>();
  @Output('bank-navigate') readonly bankNavigate = new EventEmitter<tag.BankEvent<'bank-navigate'>>();
  @Output('bank-status-change') readonly bankStatusChange = new EventEmitter<tag.BankEvent<'bank-status-change'>>();
}

/** <card-apply-qr> A QR code by which somebody applies on a phone; it turns to done when they have. */
@Directive({ selector: 'card-apply-qr', standalone: true })
export class CardApplyQrDirective {
  readonly element = inject<ElementRef<tag.CardApplyQrElement>>(ElementRef).nativeElement;
  @Input() set apiBase(value: tag.CardApplyQrElement['apiBase']) {
    this.element.apiBase = value;
  }
  @Input() set locale(value: tag.CardApplyQrElement['locale']) {
    this.element.locale = value;
  }
  @Input() set messagesUrl(value: tag.CardApplyQrElement['messagesUrl']) {
    this.element.messagesUrl = value;
  }
  @Input() set theme(value: tag.CardApplyQrElement['theme']) {
    this.element.theme = value;
  }
  @Input() set density(value: tag.CardApplyQrElement['density']) {
    this.element.density = value;
  }
  @Input() set isolation(value: tag.CardApplyQrElement['isolation']) {
    this.element.isolation = value;
  }
  @Input() set loading(value: tag.CardApplyQrElement['loading']) {
    this.element.loading = value;
  }
  @Input() set linkPath(value: tag.CardApplyQrElement['linkPath']) {
    this.element.linkPath = value;
  }
  @Input() set userRef(value: tag.CardApplyQrElement['userRef']) {
    this.element.userRef = value;
  }
  @Input() set messages(value: tag.CardApplyQrElement['messages']) {
    this.element.messages = value;
  }
  @Input() set translations(value: tag.CardApplyQrElement['translations']) {
    this.element.translations = value;
  }
  @Input() set appearance(value: tag.CardApplyQrElement['appearance']) {
    this.element.appearance = value;
  }
  @Output('bank-ready') readonly bankReady = new EventEmitter<tag.BankEvent<'bank-ready'>>();
  @Output('bank-load-error') readonly bankLoadError = new EventEmitter<tag.BankEvent<'bank-load-error'>>();
  @Output('bank-error') readonly bankError = new EventEmitter<tag.BankEvent<'bank-error'>>();
  @Output('bank-navigate') readonly bankNavigate = new EventEmitter<tag.BankEvent<'bank-navigate'>>();
  @Output('bank-status-change') readonly bankStatusChange = new EventEmitter<tag.BankEvent<'bank-status-change'>>();
}

/** <deposit-address> Where a company's customers send digital assets: token, network, address and QR code, with a warning before they show. */
@Directive({ selector: 'deposit-address', standalone: true })
export class DepositAddressDirective {
  readonly element = inject<ElementRef<tag.DepositAddressElement>>(ElementRef).nativeElement;
  @Input() set apiBase(value: tag.DepositAddressElement['apiBase']) {
    this.element.apiBase = value;
  }
  @Input() set locale(value: tag.DepositAddressElement['locale']) {
    this.element.locale = value;
  }
  @Input() set messagesUrl(value: tag.DepositAddressElement['messagesUrl']) {
    this.element.messagesUrl = value;
  }
  @Input() set theme(value: tag.DepositAddressElement['theme']) {
    this.element.theme = value;
  }
  @Input() set density(value: tag.DepositAddressElement['density']) {
    this.element.density = value;
  }
  @Input() set isolation(value: tag.DepositAddressElement['isolation']) {
    this.element.isolation = value;
  }
  @Input() set loading(value: tag.DepositAddressElement['loading']) {
    this.element.loading = value;
  }
  @Input() set asset(value: tag.DepositAddressElement['asset']) {
    this.element.asset = value;
  }
  @Input() set network(value: tag.DepositAddressElement['network']) {
    this.element.network = value;
  }
  @Input() set showRecords(value: tag.DepositAddressElement['showRecords']) {
    this.element.showRecords = value;
  }
  @Input() set hideHeader(value: tag.DepositAddressElement['hideHeader']) {
    this.element.hideHeader = value;
  }
  @Input() set session(value: tag.DepositAddressElement['session']) {
    this.element.session = value;
  }
  @Input() set messages(value: tag.DepositAddressElement['messages']) {
    this.element.messages = value;
  }
  @Input() set translations(value: tag.DepositAddressElement['translations']) {
    this.element.translations = value;
  }
  @Input() set appearance(value: tag.DepositAddressElement['appearance']) {
    this.element.appearance = value;
  }
  @Output('bank-ready') readonly bankReady = new EventEmitter<tag.BankEvent<'bank-ready'>>();
  @Output('bank-load-error') readonly bankLoadError = new EventEmitter<tag.BankEvent<'bank-load-error'>>();
  @Output('bank-error') readonly bankError = new EventEmitter<tag.BankEvent<'bank-error'>>();
  @Output('bank-navigate') readonly bankNavigate = new EventEmitter<tag.BankEvent<'bank-navigate'>>();
  @Output('bank-status-change') readonly bankStatusChange = new EventEmitter<tag.BankEvent<'bank-status-change'>>();
  @Output('bank-session-expiring') readonly bankSessionExpiring = new EventEmitter<tag.BankEvent<'bank-session-expiring'>>();
  @Output('bank-session-expired') readonly bankSessionExpired = new EventEmitter<tag.BankEvent<'bank-session-expired'>>();
}

/** <kyc-wizard> Corporate verification (KYC): four steps that the bank keeps as they are typed, a review, and what the bank decided. */
@Directive({ selector: 'kyc-wizard', standalone: true })
export class KycWizardDirective {
  readonly element = inject<ElementRef<tag.KycWizardElement>>(ElementRef).nativeElement;
  @Input() set apiBase(value: tag.KycWizardElement['apiBase']) {
    this.element.apiBase = value;
  }
  @Input() set locale(value: tag.KycWizardElement['locale']) {
    this.element.locale = value;
  }
  @Input() set messagesUrl(value: tag.KycWizardElement['messagesUrl']) {
    this.element.messagesUrl = value;
  }
  @Input() set theme(value: tag.KycWizardElement['theme']) {
    this.element.theme = value;
  }
  @Input() set density(value: tag.KycWizardElement['density']) {
    this.element.density = value;
  }
  @Input() set isolation(value: tag.KycWizardElement['isolation']) {
    this.element.isolation = value;
  }
  @Input() set loading(value: tag.KycWizardElement['loading']) {
    this.element.loading = value;
  }
  @Input() set step(value: tag.KycWizardElement['step']) {
    this.element.step = value;
  }
  @Input() set readonly(value: tag.KycWizardElement['readonly']) {
    this.element.readonly = value;
  }
  @Input() set hideHeader(value: tag.KycWizardElement['hideHeader']) {
    this.element.hideHeader = value;
  }
  @Input() set autofocus(value: tag.KycWizardElement['autofocus']) {
    this.element.autofocus = value;
  }
  @Input() set metrics(value: tag.KycWizardElement['metrics']) {
    this.element.metrics = value;
  }
  @Input() set session(value: tag.KycWizardElement['session']) {
    this.element.session = value;
  }
  @Input() set messages(value: tag.KycWizardElement['messages']) {
    this.element.messages = value;
  }
  @Input() set translations(value: tag.KycWizardElement['translations']) {
    this.element.translations = value;
  }
  @Input() set appearance(value: tag.KycWizardElement['appearance']) {
    this.element.appearance = value;
  }
  @Output('bank-ready') readonly bankReady = new EventEmitter<tag.BankEvent<'bank-ready'>>();
  @Output('bank-load-error') readonly bankLoadError = new EventEmitter<tag.BankEvent<'bank-load-error'>>();
  @Output('bank-error') readonly bankError = new EventEmitter<tag.BankEvent<'bank-error'>>();
  @Output('bank-navigate') readonly bankNavigate = new EventEmitter<tag.BankEvent<'bank-navigate'>>();
  @Output('bank-step-change') readonly bankStepChange = new EventEmitter<tag.BankEvent<'bank-step-change'>>();
  @Output('bank-validation') readonly bankValidation = new EventEmitter<tag.BankEvent<'bank-validation'>>();
  @Output('bank-draft-saved') readonly bankDraftSaved = new EventEmitter<tag.BankEvent<'bank-draft-saved'>>();
  @Output('bank-submit') readonly bankSubmit = new EventEmitter<tag.BankEvent<'bank-submit'>>();
  @Output('bank-submitted') readonly bankSubmitted = new EventEmitter<tag.BankEvent<'bank-submitted'>>();
  @Output('bank-status-change') readonly bankStatusChange = new EventEmitter<tag.BankEvent<'bank-status-change'>>();
  @Output('bank-session-expiring') readonly bankSessionExpiring = new EventEmitter<tag.BankEvent<'bank-session-expiring'>>();
  @Output('bank-session-expired') readonly bankSessionExpired = new EventEmitter<tag.BankEvent<'bank-session-expired'>>();
  @Output('bank-metric') readonly bankMetric = new EventEmitter<tag.BankEvent<'bank-metric'>>();
}

/** <card-list> A company's cards: found by search and status, opened one at a time, activated, topped up, blocked, replaced. */
@Directive({ selector: 'card-list', standalone: true })
export class CardListDirective {
  readonly element = inject<ElementRef<tag.CardListElement>>(ElementRef).nativeElement;
  @Input() set apiBase(value: tag.CardListElement['apiBase']) {
    this.element.apiBase = value;
  }
  @Input() set locale(value: tag.CardListElement['locale']) {
    this.element.locale = value;
  }
  @Input() set messagesUrl(value: tag.CardListElement['messagesUrl']) {
    this.element.messagesUrl = value;
  }
  @Input() set theme(value: tag.CardListElement['theme']) {
    this.element.theme = value;
  }
  @Input() set density(value: tag.CardListElement['density']) {
    this.element.density = value;
  }
  @Input() set isolation(value: tag.CardListElement['isolation']) {
    this.element.isolation = value;
  }
  @Input() set loading(value: tag.CardListElement['loading']) {
    this.element.loading = value;
  }
  @Input() set cardId(value: tag.CardListElement['cardId']) {
    this.element.cardId = value;
  }
  @Input() set actions(value: tag.CardListElement['actions']) {
    this.element.actions = value;
  }
  @Input() set readonly(value: tag.CardListElement['readonly']) {
    this.element.readonly = value;
  }
  @Input() set hideHeader(value: tag.CardListElement['hideHeader']) {
    this.element.hideHeader = value;
  }
  @Input() set session(value: tag.CardListElement['session']) {
    this.element.session = value;
  }
  @Input() set messages(value: tag.CardListElement['messages']) {
    this.element.messages = value;
  }
  @Input() set translations(value: tag.CardListElement['translations']) {
    this.element.translations = value;
  }
  @Input() set appearance(value: tag.CardListElement['appearance']) {
    this.element.appearance = value;
  }
  @Output('bank-ready') readonly bankReady = new EventEmitter<tag.BankEvent<'bank-ready'>>();
  @Output('bank-load-error') readonly bankLoadError = new EventEmitter<tag.BankEvent<'bank-load-error'>>();
  @Output('bank-error') readonly bankError = new EventEmitter<tag.BankEvent<'bank-error'>>();
  @Output('bank-navigate') readonly bankNavigate = new EventEmitter<tag.BankEvent<'bank-navigate'>>();
  @Output('bank-action') readonly bankAction = new EventEmitter<tag.BankEvent<'bank-action'>>();
  @Output('bank-status-change') readonly bankStatusChange = new EventEmitter<tag.BankEvent<'bank-status-change'>>();
  @Output('bank-session-expiring') readonly bankSessionExpiring = new EventEmitter<tag.BankEvent<'bank-session-expiring'>>();
  @Output('bank-session-expired') readonly bankSessionExpired = new EventEmitter<tag.BankEvent<'bank-session-expired'>>();
}

/** <bank-session> One session for the tags within it, or those that are given it: one token, one renewal, one sign-out; language and looks. */
@Directive({ selector: 'bank-session', standalone: true })
export class BankSessionDirective {
  readonly element = inject<ElementRef<tag.BankSessionElement>>(ElementRef).nativeElement;
  @Input() set apiBase(value: tag.BankSessionElement['apiBase']) {
    this.element.apiBase = value;
  }
  @Input() set locale(value: tag.BankSessionElement['locale']) {
    this.element.locale = value;
  }
  @Input() set messagesUrl(value: tag.BankSessionElement['messagesUrl']) {
    this.element.messagesUrl = value;
  }
  @Input() set theme(value: tag.BankSessionElement['theme']) {
    this.element.theme = value;
  }
  @Input() set density(value: tag.BankSessionElement['density']) {
    this.element.density = value;
  }
  @Input() set fetchToken(value: tag.BankSessionElement['fetchToken']) {
    this.element.fetchToken = value;
  }
  @Input() set messages(value: tag.BankSessionElement['messages']) {
    this.element.messages = value;
  }
  @Input() set translations(value: tag.BankSessionElement['translations']) {
    this.element.translations = value;
  }
  @Input() set appearance(value: tag.BankSessionElement['appearance']) {
    this.element.appearance = value;
  }
  @Output('bank-signed-out') readonly bankSignedOut = new EventEmitter<tag.BankEvent<'bank-signed-out'>>();
}

export const bankTags = [
  CardApplyDirective,
  CardApplyStatusDirective,
  CardApplyQrDirective,
  DepositAddressDirective,
  KycWizardDirective,
  CardListDirective,
  BankSessionDirective,
] as const;
