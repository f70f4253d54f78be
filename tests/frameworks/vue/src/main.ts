import '@bankside/widgets/define';
import type {} from '@bankside/widgets/vue';
import { createApp } from 'vue';
import Page from './Page.vue';

createApp(Page).mount('#app');
