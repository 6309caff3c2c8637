/** Every shared piece in every state on one page, for those who build pages (development only). */
import { useState } from 'react';
import { Badge, type Tone } from './Badge';
import { Banner, Toast, Toasts } from './Banner';
import { Button, IconButton } from './Button';
import { Dialog } from './Dialog';
import { Select, TextInput, Toggle } from './Field';
import { GameArt } from './GameArt';
import { Icon, iconNames } from './Icon';
import { Logo } from './Logo';
import { Panel } from './Panel';
import { Animal } from './pieces/Animal';
import { Boat } from './pieces/Boat';
import { CardBack, SailorCard } from './pieces/Card';
import { Catch, CatchCube, catches } from './pieces/Catch';
import { ColourFish, fishColours } from './pieces/ColourFish';
import { Duck } from './pieces/Duck';
import { Fish } from './pieces/Fish';
import { liveries } from './pieces/livery';
import { PirateFlag } from './pieces/PirateFlag';
import { Schooner } from './pieces/Schooner';
import { Ship } from './pieces/Ship';
import { Buoy, Coin, Crate, Cube, Die } from './pieces/small';
import { Flip, TileBack, TileFront } from './pieces/Tile';
import { Water } from './pieces/Water';
import { RadioCards } from './RadioCards';
import { SeatMark } from './SeatMark';
import classes from './StylePage.module.css';
import { TabPanel, Tabs } from './Tabs';

const colours =
  'chart paper paper-raised paper-sunk ink ink-soft line line-soft primary accent accent-text danger ok focus mark sea-deep sea sea-mid sea-light sea-pale foam sky sand wood wood-light wood-dark wood-plate rope';
const tones: readonly Tone[] = ['plain', 'info', 'accent', 'ok', 'danger'];
const seats = [0, 1, 2, 3, 4, 5];
const sample = {
  heading: 'Illustrated sea chart, printed on paper',
  text: 'Ana caught the Pike in Deep water. Ben drew 2 cards. Cleo passed for the round. 0123456789',
  link: 'a link into the rules',
  name: 'Quayside',
};

export default function StylePage() {
  const [theme, setTheme] = useState('light');
  return (
    <main className={classes.page} data-theme={theme}>
      <header className={classes.row}>
        <Logo name={sample.name} size="large" />
        <RadioCards
          legend="Theme"
          compact
          value={theme}
          onChange={setTheme}
          cards={[
            { value: 'light', label: 'Day' },
            { value: 'dark', label: 'Night' },
          ]}
        />
      </header>
      <Pieces />
      <Colours />
      <Controls />
      <Messages />
    </main>
  );
}

function Colours() {
  return (
    <Panel title="Colour and type">
      <div className={classes.row}>
        {colours.split(' ').map((name) => (
          <span key={name} className={classes.swatch}>
            <span style={{ background: `var(--${name})` }} />
            {name}
          </span>
        ))}
      </div>
      <h1>{sample.heading}</h1>
      <h2>{sample.heading}</h2>
      <h3>{sample.heading}</h3>
      <p>
        {sample.text} <a href="#style">{sample.link}</a>
      </p>
    </Panel>
  );
}

function Controls() {
  const [text, setText] = useState('');
  const [on, setOn] = useState(true);
  const [pick, setPick] = useState('relaxed');
  const [tab, setTab] = useState('log');
  const [open, setOpen] = useState(false);
  const [toast, setToast] = useState(false);
  return (
    <Panel
      title="Controls"
      actions={
        <Button size="small" icon="settings">
          Settings
        </Button>
      }
    >
      <div className={classes.row}>
        <Button kind="primary" size="large" icon="anchor">
          Start
        </Button>
        <Button kind="primary" hint="+1 cube">
          Turn 1 tile
        </Button>
        <Button icon="copy">Secondary</Button>
        <Button kind="quiet">Quiet</Button>
        <Button kind="danger" icon="leave">
          Leave
        </Button>
        <Button kind="primary" busy>
          Sending
        </Button>
        <Button muted hint="costs a cube">
          Turn 3 tiles
        </Button>
        <Button onClick={() => setOpen(true)}>Dialog</Button>
        <Button onClick={() => setToast(true)}>Toast</Button>
        <IconButton icon="chat" label="Chat" count={3} />
        <IconButton icon="sound" label="Sound" aria-pressed />
      </div>
      <div className={classes.columns}>
        <TextInput label="Name" hint="What friends call you" value={text} onChange={(e) => setText(e.target.value)} />
        <TextInput label="Code" error="No table with this code" defaultValue="K7W2" />
        <Select label="Games" value={pick} onChange={setPick} options={[{ value: 'relaxed', label: 'One game' }]} />
        <Toggle label="Sound" hint="A bell at your turn" checked={on} onChange={setOn} />
      </div>
      <RadioCards
        legend="Pace"
        value={pick}
        onChange={setPick}
        cards={[
          { value: 'relaxed', label: 'Relaxed', hint: 'No clock' },
          { value: 'brisk', label: 'Brisk', hint: 'Two minutes a turn' },
        ]}
      />
      <Tabs
        name="style"
        label="Side panel"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'log', label: 'Log', icon: 'log' },
          { id: 'chat', label: 'Chat', icon: 'chat', count: 2, countLabel: '2 unread' },
          { id: 'rules', label: 'Rules', icon: 'rules' },
        ]}
      />
      <TabPanel name="style" id={tab}>
        {sample.text}
      </TabPanel>
      {toast && (
        <Toasts>
          <Toast tone="ok" onClose={() => setToast(false)} closeLabel="Close">
            {sample.text}
          </Toast>
        </Toasts>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Leave the table?"
        closeLabel="Close"
        footer={
          <Button kind="primary" onClick={() => setOpen(false)}>
            Stay
          </Button>
        }
      >
        {sample.text}
      </Dialog>
    </Panel>
  );
}

function Messages() {
  return (
    <Panel title="Messages, seats and icons">
      <div className={classes.stack}>
        {tones.map((tone) => (
          <Banner key={tone} tone={tone} title="Something happened" actions={<Button size="small">Show</Button>}>
            {sample.text}
          </Banner>
        ))}
      </div>
      <div className={classes.row}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon="clock">
            {tone}
          </Badge>
        ))}
        {seats.map((seat) => (
          <SeatMark key={seat} seat={seat} size={2.25} />
        ))}
        <SeatMark seat={2} empty />
      </div>
      <div className={classes.row}>
        {iconNames.map((name) => (
          <span key={name} className={classes.icon}>
            <Icon name={name} size={1.5} />
            {name}
          </span>
        ))}
      </div>
    </Panel>
  );
}

function Pieces() {
  const [up, setUp] = useState(false);
  return (
    <Panel
      title="Pieces"
      actions={
        <Button size="small" icon="refresh" onClick={() => setUp(!up)}>
          Flip
        </Button>
      }
    >
      <div className={classes.arts}>
        <GameArt game="fish-and-ships" />
        <GameArt game="isaribi" />
        <GameArt game="another" />
      </div>
      <div className={classes.sea}>
        <Water />
        <div className={classes.row}>
          {liveries.map((livery) => (
            <Ship key={livery} livery={livery} className={classes.ship} />
          ))}
          <Ship livery="white" className={classes.tiny} />
          <Ship livery="green" className={classes.tiny} />
          <Ship livery="pink" className={classes.tiny} />
          <Ship livery="brown" className={classes.tiny} />
          <Buoy className={classes.tiny} />
          <Fish className={classes.tiny} />
          <Duck className={classes.tiny} />
          <PirateFlag className={classes.ship} />
          {seats.slice(0, 5).map((seat) => (
            <Boat key={seat} seat={seat} className={classes.ship} />
          ))}
          {seats.slice(0, 2).map((seat) => (
            <Schooner key={seat} seat={seat} ship={seat + 1} className={classes.ship} />
          ))}
          {fishColours.map((colour) => (
            <ColourFish key={colour} colour={colour} className={classes.tiny} />
          ))}
        </div>
      </div>
      <div className={classes.row}>
        {liveries.map((livery) => (
          <SailorCard key={livery} livery={livery} className={classes.card} />
        ))}
        <CardBack className={classes.card} />
        {liveries.map((livery) => (
          <Animal key={livery} livery={livery} className={classes.tile} />
        ))}
      </div>
      <div className={classes.row}>
        {([...liveries, 'duck', 'pirate'] as const).map((face) => (
          <span key={face} className={classes.tile}>
            <Flip up={!up} front={<TileFront face={face} />} back={<TileBack />} />
          </span>
        ))}
        <TileBack className={classes.tile} />
        {catches.map((kind) => (
          <Catch key={kind} kind={kind} className={classes.tile} />
        ))}
        {catches.map((kind) => (
          <CatchCube key={kind} kind={kind} className={classes.tiny} />
        ))}
        <Cube className={classes.tiny} />
        <Coin className={classes.tiny} />
        <Coin value={5} className={classes.tiny} />
        <Crate className={classes.tile} />
        <Die value={5} className={classes.tiny} />
      </div>
    </Panel>
  );
}
