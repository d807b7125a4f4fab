import { useState } from 'react';
import * as ui from '../src/ui/core.ts';
import { Avatars } from './listing.tsx';
import { Section } from './section.tsx';

/** Buttons, marks and messages. */
export function Marks() {
  return (
    <>
      <Section title="Buttons">
        <ui.Row>
          <ui.Button variant="primary" icon={<ui.IconHeart />}>
            Send interest
          </ui.Button>
          <ui.Button icon={<ui.IconChat />}>Chat request</ui.Button>
          <ui.Button variant="quiet">Not now</ui.Button>
          <ui.Button variant="danger">Delete my account</ui.Button>
          <ui.Button variant="primary" loading>
            Saving
          </ui.Button>
          <ui.ButtonLink href="#plans">See plans</ui.ButtonLink>
          <ui.Button size="small">Small</ui.Button>
          <ui.Button disabled>Not available</ui.Button>
          <ui.IconButton label="Share" icon={<ui.IconSend />} />
        </ui.Row>
      </Section>
      <Section title="Seals, tags, badges, avatars, ring">
        <ui.Stack>
          <ui.Row>
            <ui.Seal kind="identity" label="Identity verified" />
            <ui.Seal kind="job" label="Job verified" />
            <ui.Seal kind="income" label="Income verified" />
            <ui.Seal kind="property" label="Property verified" />
            {(['neutral', 'rose', 'haldi', 'success', 'info', 'warning', 'danger'] as const).map(
              (tone) => (
                <ui.Tag key={tone} tone={tone}>
                  {tone}
                </ui.Tag>
              ),
            )}
          </ui.Row>
          <ui.Row>
            <ui.Badge count={3} label="3 unread chats" />
            <ui.Badge count={120} label="120 unread chats" />
            <Avatars />
            <ui.Ring value={28} max={36} size="large" caption="of 36" label="Gun Milan 28 of 36" />
            <ui.Spinner label="Fetching profiles" />
          </ui.Row>
        </ui.Stack>
      </Section>
      <Section title="Banners">
        <ui.Stack>
          {(['success', 'info', 'warning', 'danger'] as const).map((kind) => (
            <ui.Banner
              key={kind}
              kind={kind}
              title={kind === 'warning' ? 'Buy plan' : undefined}
              action={kind === 'warning' && <ui.ButtonLink href="#plans">See plans</ui.ButtonLink>}
              onClose={() => undefined}
              closeLabel={`Close ${kind}`}
            >
              Upgrade plan to see identity, job &amp; income verifications
            </ui.Banner>
          ))}
        </ui.Stack>
      </Section>
    </>
  );
}

/** Facts, tabs and Gun Milan. */
export function Profile() {
  const facts = (
    <ui.FieldList
      missing="N/A"
      fields={[
        { label: 'Age', value: '28 (12 March 1998)' },
        { label: 'Height', value: '5 ft 4 in (163 cm)' },
        { label: 'Education', value: 'Master of Physiotherapy, Krishna Institute, Karad' },
        { label: 'Annual income', value: null },
        { label: 'Mamkul', value: 'पाटील, कोल्हापूर' },
      ]}
    />
  );
  return (
    <>
      <Section title="Tabs and facts">
        <ui.Surface>
          <ui.Tabs
            label="Profile"
            tabs={[
              { id: 'personal', label: 'Personal Details', content: facts },
              { id: 'work', label: 'Work & Education', content: facts },
              { id: 'family', label: 'Family Details', content: facts },
              { id: 'wishes', label: 'Preferences & Expectations', content: facts },
              { id: 'stars', label: 'Astrology Details', content: facts },
            ]}
          />
        </ui.Surface>
      </Section>
      <Section title="Gun Milan">
        <ui.Disclosure summary="Gun Milan: 28 of 36" open>
          <ui.Bars>
            <ui.Bar
              label="Nadi"
              points={8}
              max={8}
              text="8 of 8"
              reason="The two belong to different nadis."
            />
            <ui.Bar label="Gana" points={3} max={6} text="3 of 6" reason="Deva and manushya." />
            <ui.Bar label="Bhakoot" points={0} max={7} text="0 of 7" />
          </ui.Bars>
        </ui.Disclosure>
      </Section>
    </>
  );
}

/** Light forms. */
export function Fields() {
  return (
    <Section title="Fields">
      <div className="gallery-narrow">
        <ui.Stack>
          <ui.TextField label="Email" type="email" help="We write only about your account." />
          <ui.TextField label="Phone" error="Please give all ten digits." defaultValue="98220" />
          <ui.PasswordField
            label="Password"
            showLabel="Show password"
            hideLabel="Hide password"
            help="At least 6 characters."
          />
          <ui.SelectField label="Mother tongue" note="optional">
            <option>मराठी</option>
            <option>Kannada</option>
          </ui.SelectField>
          <ui.TextAreaField label="About me" placeholder="Two or three sentences" />
          <ui.CheckboxField label="I have read the terms and agree to them" />
          <ui.Progress label="Uploading photo, 60 %" value={60} showLabel />
          <ui.Button variant="primary" block>
            Sign in
          </ui.Button>
        </ui.Stack>
      </div>
    </Section>
  );
}

/** Empty, failed, missing, waiting. */
export function States() {
  const [retrying, setRetrying] = useState(false);
  return (
    <Section title="States">
      <div className="gallery-grid">
        <ui.Surface>
          <ui.EmptyState
            drawing={<ui.EmptyListDrawing />}
            title="No sent requests"
            action={<ui.ButtonLink href="#all">Browse profiles</ui.ButtonLink>}
          >
            When you send an interest, it waits here for its answer.
          </ui.EmptyState>
        </ui.Surface>
        <ui.Surface>
          <ui.ErrorState
            drawing={<ui.NoConnectionDrawing />}
            title="We could not reach the server"
            retryLabel="Retry"
            retrying={retrying}
            onRetry={() => setRetrying(!retrying)}
            reference="Reference 4f1c"
          >
            Nothing was lost. Please check the connection and try again.
          </ui.ErrorState>
        </ui.Surface>
        <ui.Surface>
          <ui.EmptyState drawing={<ui.NothingFoundDrawing />} title="No profile fits all of this">
            Try a wider age or another city.
          </ui.EmptyState>
        </ui.Surface>
        <ui.Surface>
          <ui.EmptyState drawing={<ui.WelcomeDrawing />} title="Welcome, namaskar">
            Seven steps begin with one.
          </ui.EmptyState>
        </ui.Surface>
        <ui.Surface>
          <ui.EmptyState drawing={<ui.NotFoundDrawing />} title="This page is not here">
            Perhaps the address was cut off.
          </ui.EmptyState>
        </ui.Surface>
      </div>
      <ui.SkeletonProfile label="Loading the profile" />
    </Section>
  );
}

/** The icon set. */
export function Icons() {
  const icons = Object.entries(ui).filter(
    ([name]) => name.startsWith('Icon') && !/Button|Link/.test(name),
  );
  return (
    <Section title="Icons">
      <div className="gallery-icons">
        {icons.map(([name, value]) => {
          const Icon = value as typeof ui.IconHome;
          return <Icon key={name} label={name} />;
        })}
      </div>
    </Section>
  );
}
