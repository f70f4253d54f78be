/** What a page may name, as the compiler knows it: a wrong constant is an error of the type check. */
import type { Appearance, ApplyField, CardApplyElement, DepositAddressElement, KycWizardElement, MessageKey } from '@bankside/widgets';

type Has<Name, Names> = Name extends Names ? true : false;
type StepOf<E extends { goTo(step: never): unknown }> = Parameters<E['goTo']>[0];

export const isField: Has<'first_name', ApplyField> = true;
export const isNoField: Has<'firstName', ApplyField> = false;
export const isNoPrefill: Has<'firstName', keyof NonNullable<CardApplyElement['prefill']>> = false;
export const isNoSetting: Has<'firstName', keyof NonNullable<CardApplyElement['fields']>> = false;
export const isSentence: Has<'apply.title', MessageKey> = true;
export const isNoSentence: Has<'apply.titel', keyof NonNullable<DepositAddressElement['messages']>> = false;
export const isCase: Has<'uppercase', Appearance['buttonCase']> = true;
export const isNoCase: Has<'loud', Appearance['buttonCase']> = false;
export const isStep: Has<'company', StepOf<KycWizardElement>> = true;
export const isNoStep: Has<'company', StepOf<CardApplyElement>> = false;
