package game

// Call starts a procedure by its role; it runs before the next step of the running one.
func (x *Exec) Call(r Role, self ShipID) *Frame {
	return x.Push(x.G.Roles[r], self, NoCard)
}

// Push starts a procedure; it runs before the next step of the running one. The frame that it
// returns may be filled until the next Push.
func (x *Exec) Push(id ProcID, self ShipID, card CardID) *Frame {
	s := x.S
	if s.Depth == MaxFrames {
		panic("game: stack full: " + x.Where())
	}
	f := &s.Frames[s.Depth]
	*f = Frame{Proc: id, Self: self, Card: card, Held: s.Pending, Chosen: NoShip}
	s.Depth++
	switch x.G.Procs[id].Record {
	case AttackRecord:
		must(s.NAttacks < MaxAttacks, "too many attacks at once")
		s.NAttacks++
	case MoveRecord:
		must(s.NMoves < MaxMoves, "too many moves at once")
		s.NMoves++
	case DamageRecord:
		must(s.NDamages < MaxDamages, "too many damages at once")
		s.NDamages++
	}
	return f
}

// pop ends the top frame and its record.
func (x *Exec) pop() {
	s := x.S
	s.Depth--
	f := &s.Frames[s.Depth]
	switch x.G.Procs[f.Proc].Record {
	case AttackRecord:
		s.NAttacks--
		s.Attacks[s.NAttacks] = Attack{}
		if s.NLasting > 0 {
			x.Lapse(func(l *Lasting) bool { return l.Until == ThisAttack && l.Attack > s.NAttacks })
		}
	case MoveRecord:
		s.NMoves--
		s.Moves[s.NMoves] = Move{}
	case DamageRecord:
		s.NDamages--
		s.Damages[s.NDamages] = Damage{}
	}
	if f.Proc == queueProc {
		x.closeQueue(f)
	}
	*f = Frame{}
}

// Frame returns the frame whose step runs.
func (x *Exec) Frame() *Frame { return &x.S.Frames[x.cur] }

// Caller returns the frame below the running one.
func (x *Exec) Caller() *Frame { return &x.S.Frames[x.cur-1] }

// EndMatch ends the match at once.
func (x *Exec) EndMatch(r Result) {
	s := x.S
	for s.Depth > 0 {
		x.pop()
	}
	s.NTriggers, s.Pending, s.Deferred = 0, 0, 0
	s.Triggers = [MaxTriggers]Trigger{}
	s.Result = r
}
