import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { useSite } from '../../site/site.ts';
import { Page } from '../../site/Page.tsx';
import { Prose } from '../../ui/prose/Prose.tsx';
import { CollectedData } from './CollectedData.tsx';
import { Rights } from './Rights.tsx';
import { Sharing } from './Sharing.tsx';

function View() {
  const { siteName } = useSite();
  return (
    <Page>
      <PageHead
        title="Privacy Policy"
        description="What we collect and why, whom we share it with, cookies and ad partners, your rights, and children under 13."
      />
      <Prose>
        <h1>Privacy Policy</h1>
        <p>
          Last updated on <time dateTime="2026-11-18">November 18, 2026</time>
        </p>
        <p>
          You can play every crossword on {siteName} without an account and without telling us who you are.
          This page explains what we learn if you choose to tell us more, what stays on your own device, and
          what you can ask of us.
        </p>
        <CollectedData />
        <Sharing />
        <Rights />
      </Prose>
    </Page>
  );
}

export const page: PageModule = { View };
