import '@bankside/widgets/define';
import type {} from '@bankside/widgets/svelte';
import { mount } from 'svelte';
import Page from './Page.svelte';

mount(Page, { target: document.querySelector('#app') ?? document.body });
