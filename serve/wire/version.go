package wire

// ProgramVersion is what a server says of itself.
type ProgramVersion struct {
	Version  string `json:"version" doc:"The version of the program, such as v1.0.0."`
	Program  string `json:"program,omitempty" doc:"The version with the revision it was built from."`
	Protocol string `json:"protocol" doc:"The version of this protocol."`
}
