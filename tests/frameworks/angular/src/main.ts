import '@bankside/widgets/define';
import { bootstrapApplication } from '@angular/platform-browser';
import { Page } from './page';

bootstrapApplication(Page).catch((fault: unknown) => console.error(fault));
